type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

const bounds = ({ minimum, maximum, maxLength }: Schema): string => {
  if (maxLength !== undefined) return ` ≤ ${maxLength}`;
  if (minimum === undefined && maximum === undefined) return '';
  return ` ${minimum ?? ''}–${maximum ?? ''}`;
};

/** A schema as a person reads it: fields, what each may be, `?` where it may be left out. */
export const schemaText = (given: unknown, indent = ''): string => {
  const schema = (given ?? {}) as Schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => schemaText(each, indent)).join(' | ');
  if (schema.type === 'array') return `[ ${schemaText(schema.items, indent)} … ]`;
  if (schema.type !== 'object') return `${schema.type ?? '…'}${bounds(schema)}`;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = fields.map(([name, each]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(each, inner)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
};
