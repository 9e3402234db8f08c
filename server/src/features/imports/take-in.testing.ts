import type { TestClient } from '../../testing/client.ts';

/** Takes a file of clubs, or of what else is said, through all steps, as far as it gets; the statuses of the answers. */
export const takeIn = async (client: TestClient, bytes: Buffer, what = 'sponsorships'): Promise<number[]> => {
  const started = await client.upload(`/api/import/${what}`, bytes, { name: 'ark.csv' });
  if (started.status !== 200 || started.body.status === 'failed') return [started.status];
  const { id, version, columns } = started.body;
  const fields = (columns as { heading: string; field: string | null }[]).map(({ heading, field }) => [heading, field]);
  const mapped = await client.post(`/api/import/${id}/mapping`, { version, mapping: Object.fromEntries(fields) });
  const listed = await client.post(`/api/import/${id}/rows`, { page: 1, perPage: 100 });
  const errors = await client.get(`/api/import/${id}/errors`);
  const run = await client.post(`/api/import/${id}/run`, { version: mapped.body?.version });
  return [started, mapped, listed, errors, run].map(({ status }) => status);
};
