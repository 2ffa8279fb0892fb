/** Marks a place that no value can reach; TypeScript complains where one could. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
};
