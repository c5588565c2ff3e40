/** Whether a number is a multiple of another one, by their decimal digits: `0.3` is one of `0.1`. */
export function isMultiple(value: number | bigint, step: number | bigint): boolean {
  if (!Number.isFinite(Number(value)) || !Number.isFinite(Number(step))) return true;
  const [digits, exponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const shift = exponent - stepExponent;
  return shift >= 0
    ? (digits * 10n ** BigInt(shift)) % stepDigits === 0n
    : digits % (stepDigits * 10n ** BigInt(-shift)) === 0n;
}

/** A number as an integer and a power of ten. */
function toDecimal(value: number | bigint): readonly [digits: bigint, exponent: number] {
  const [coefficient = '', power = '0'] = String(value).replace(/^-/, '').split('e');
  return toParts(coefficient, Number(power));
}

function toParts(coefficient: string, power: number): readonly [bigint, number] {
  const [whole = '', fraction = ''] = coefficient.split('.');
  return [BigInt(whole + fraction), power - fraction.length];
}
