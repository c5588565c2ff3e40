// Imported before anything that imports React, whose development build takes several times as long.
process.env.NODE_ENV = 'production';

export {};
