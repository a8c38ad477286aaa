import type { Schema } from './description.ts';

/** The schema without the alternative null, and whether null is allowed. */
function withoutNull(schema: Schema): { readonly schema: Schema; readonly nullable: boolean } {
  const variants = schema.anyOf ?? schema.oneOf;
  if (!variants) return { schema, nullable: false };
  const others = variants.filter(({ type }) => type !== 'null');
  const [only] = others;
  const nullable = others.length < variants.length;
  return { schema: only && others.length === 1 ? only : { anyOf: others }, nullable };
}

/** The type of a value in a few words: `string`, `array of objects`, `"asc" or "desc"`, `integer or null`. */
export function typeOf(given: Schema): string {
  const { schema, nullable } = withoutNull(given);
  return nullable ? `${plainType(schema)} or null` : plainType(schema);
}

function plainType(schema: Schema): string {
  if (schema.$ref?.endsWith('/Errors')) return 'error document';
  // Another schema of the document, shown by its name: `WikiBlock`.
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return inWords(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return inWords([...new Set(schema.anyOf.map(typeOf))]);
  if (schema.type === 'array') return schema.items ? `array of ${plural(typeOf(schema.items))}` : 'array';
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.join(' or ');
  return schema.format ? `${type} (${schema.format})` : (type ?? 'any');
}

const plural = (type: string): string => (/^[a-z]+$/i.test(type) ? `${type}s` : type);

function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

const largest = Number.MAX_SAFE_INTEGER;

/** The limits of a value: `1–200 characters`, `at most 20 items`; empty if it has none. */
export function limitsOf(given: Schema): string {
  const { schema } = withoutNull(given);
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  const limits = [
    range(minLength || undefined, maxLength, 'characters'),
    range(minItems || undefined, maxItems, 'items'),
    range(
      minimum === undefined || minimum <= -largest ? undefined : minimum,
      maximum === undefined || maximum >= largest ? undefined : maximum,
      '',
    ),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ];
  return limits.filter(Boolean).join(', ');
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const counted = (text: string) => `${text} ${unit}`.trim();
  if (min !== undefined && max !== undefined) return counted(min === max ? `${min}` : `${min}–${max}`);
  if (max !== undefined) return counted(`at most ${max}`);
  return min === undefined ? '' : counted(`at least ${min}`);
}

/** A property of an object. */
export interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** The properties of a schema: of the object itself, of the objects in an array, or of its variants. */
export function propertiesOf(given: Schema): readonly Property[] {
  const { schema } = withoutNull(given);
  if (schema.items) return propertiesOf(schema.items);
  if (schema.anyOf) return distinct(schema.anyOf.flatMap(propertiesOf));
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    required: schema.required?.includes(name) ?? false,
  }));
}

const distinct = (properties: readonly Property[]): Property[] => [
  ...new Map(properties.map((property) => [property.name, property])).values(),
];
