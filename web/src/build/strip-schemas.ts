import { type Plugin, parseAst } from 'vite';

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string } };
type Callee = { name?: string; object?: { name?: string } };
type Call = Node & { callee: Callee; arguments: (Node & { properties?: Property[] })[] };

/** `user.get({…})` and its like, and what makes several calls at once. */
const MAKERS = new Set(['anyone', 'user', 'admin', 'resourceApi', 'recordApi', 'moveApi']);
const SCHEMAS = ['params', 'query', 'body', 'output', 'list', 'row'];
/** What the server alone asks: how often, and what else it may answer. */
const RULES = ['refusals', 'limit', 'reads', 'beforePasswordChange', 'beforeSecondFactor'];
const NEEDLESS = new Set(['summary', ...SCHEMAS, ...RULES]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const endpointCalls = (node: unknown): Call[] => {
  if (Array.isArray(node)) return node.flatMap(endpointCalls);
  if (!isNode(node)) return [];
  const inside = Object.values(node).flatMap(endpointCalls);
  if (node.type !== 'CallExpression') return inside;
  const { callee } = node as Call;
  return MAKERS.has((callee.object ?? callee).name ?? '') ? [node as Call, ...inside] : inside;
};

/**
 * Leaves the schemas, the server's rules, and what the calls' document says of each, out of the calls that the browser
 * gets. It needs their path and upload; the server judges what it is sent. Without this, each page would load zod and
 * every schema there is, where only forms need the few that they name themselves. Blanks of the same length keep the
 * source map true.
 */
export const stripSchemas = (): Plugin => ({
  name: 'strip-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\/api\/src\/.*\.api\.ts$/ },
    handler(code) {
      let stripped = code;
      for (const call of endpointCalls(parseAst(code))) {
        for (const property of call.arguments[0]?.properties ?? []) {
          if (!NEEDLESS.has(property.key?.name ?? '')) continue;
          const end = stripped.startsWith(',', property.end) ? property.end + 1 : property.end;
          stripped = stripped.slice(0, property.start) + ' '.repeat(end - property.start) + stripped.slice(end);
        }
      }
      return { code: stripped, map: null };
    },
  },
});
