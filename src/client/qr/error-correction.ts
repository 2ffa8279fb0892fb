/** Reed–Solomon over GF(256) with x⁸+x⁴+x³+x²+1, as QR codes have it. */
const POLYNOMIAL = 0x11d;

const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 === 0 ? 0 : POLYNOMIAL);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
};

/** (x − α⁰)(x − α¹)…, its leading 1 left out. */
const generator = (degree: number): number[] => {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      result[j] = multiply(result[j] as number, root) ^ (result[j + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
};

/** The error correction of a block: what is left after division by the generator. */
export const remainderOf = (data: readonly number[], degree: number): number[] => {
  const divisor = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((coefficient, i) => {
      rest[i] = (rest[i] as number) ^ multiply(coefficient, factor);
    });
  }
  return rest;
};
