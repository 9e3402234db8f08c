import type { APIRequestContext } from '@playwright/test';

/** Calls the app as a client of its own would, with the cookies of a request context. */
export const callerOf = (request: APIRequestContext, base: string) => {
  const xsrf = async () => {
    const { cookies } = await request.storageState();
    return cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  };
  const get = async (path: string) => (await request.get(`${base}${path}`)).json();
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(`${base}${path}`, { data, headers: { 'x-xsrf-token': await xsrf() } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.status() === 204 ? null : answer.json();
  };
  const remove = async (path: string): Promise<void> => {
    const answer = await request.delete(`${base}${path}`, { headers: { 'x-xsrf-token': await xsrf() } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  const upload = async (path: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const headers = { 'x-xsrf-token': await xsrf() };
    const answer = await request.post(`${base}${path}`, { multipart: { model: file }, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const logIn = async ({ email, password }: { email: string; password: string }) => {
    await request.get(`${base}/api/user`);
    return post('/api/login', { email, password });
  };
  return {
    base,
    get,
    post,
    remove,
    upload,
    logIn,
    bytes: async (path: string) => (await request.get(`${base}${path}`)).body(),
  };
};
