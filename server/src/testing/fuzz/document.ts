import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { Answer } from '../client.ts';

export type Schema = Parameters<Ajv2020['compile']>[0];
type Content = { content?: Record<string, { schema: Schema }> };
export type Operation = { requestBody?: Content; responses: Record<string, Content> };

/** What the server's OpenAPI document says, to be asked about what was sent and answered. */
export const documentOf = (app: FastifyInstance) => {
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
  // Labels are for the screen. A number or text may be null in one schema.
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
  const compiled = new WeakMap<object, ReturnType<Ajv2020['compile']>>();
  const problemOf = (schema: Schema, value: unknown): string | null => {
    const validate = compiled.get(schema as object) ?? ajv.compile(schema);
    compiled.set(schema as object, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
  const operationOf = (name: string): Operation => {
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not in the document of the calls`);
    return operation;
  };
  return {
    operationOf,
    bodySchemaOf: (name: string): Schema | undefined =>
      operationOf(name).requestBody?.content?.['application/json']?.schema,
    problemOf,
    /** What of an answer the document does not say; null where it says all of it. */
    answerProblem: (name: string, { status, body, bytes, headers }: Answer): string | null => {
      const said = operationOf(name).responses[status];
      if (!said) return 'the document does not name the status';
      const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
      const json = said.content?.['application/json'];
      if (json) return type === 'application/json' ? problemOf(json.schema, body) : `the type is ${type}`;
      if (said.content) return type in said.content ? null : `the type is ${type}`;
      return bytes.length === 0 ? null : 'there is a body';
    },
  };
};
