// Must precede any import of React, whose development build is several times slower.
process.env.NODE_ENV = 'production';

export {};
