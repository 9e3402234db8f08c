import type { read } from '@sponsorat/api';

/** Any schema of the api room. Its types come through `read`, so that only that room knows the schema library. */
export type Schema = Parameters<typeof read>[0];
export type Output<S extends Schema> = Extract<ReturnType<typeof read<S>>, { ok: true }>['value'];

// What is read of a schema's inside: where its parts lie.
type Part = Schema & {
  def: { type: string; innerType?: Part; in?: Part; options?: Part[]; shape?: Record<string, Part>; element?: Part };
};

const inner = (schema: Part): Part | undefined => schema.def.innerType ?? schema.def.in ?? schema.def.options?.at(-1);

const child = (schema: Part | undefined, key: string): Part | undefined => {
  for (let at = schema; at; at = inner(at)) {
    if (at.def.type === 'object') return at.def.shape?.[key];
    if (at.def.type === 'array') return at.def.element;
  }
  return undefined;
};

/** The schema of one field, by its path. */
const schemaAt = (schema: Schema, path: string): Schema | undefined =>
  path.split('.').reduce<Part | undefined>(child, schema as Part);

/** The label that a schema carries for one of its fields. */
export const labelAt = (schema: Schema, path: string): string => {
  for (let at = schemaAt(schema, path) as Part | undefined; at; at = inner(at)) {
    const label = at.meta()?.label;
    if (typeof label === 'string') return label;
  }
  return '';
};

/** True for a field that refuses to be left empty. */
export const isRequiredAt = (schema: Schema, path: string): boolean => {
  const at = schemaAt(schema, path);
  return at !== undefined && !at.safeParse(null).success;
};

/** Whether fewer of the named fields are required than optional: those are the ones to mark. */
export const marksFor = (schema: Schema, names: readonly string[]): 'required' | 'optional' => {
  const labelled = names.filter((name) => labelAt(schema, name) && name !== 'version' && name !== 'id');
  const required = labelled.filter((name) => isRequiredAt(schema, name)).length;
  return required <= labelled.length - required ? 'required' : 'optional';
};
