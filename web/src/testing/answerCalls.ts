import { vi } from 'vitest';

/** An answer of the server. */
export const json = (body?: unknown, status = 200): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

type Call = { url: string; method: string | undefined; body: ReturnType<typeof JSON.parse> };

/** Answers the app's calls until the test is over; those that it has no answer for go where they would. */
export const answerCalls = (answer: (call: Call) => Response | undefined | Promise<Response | undefined>): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: without it, a save would first ask the server for one
  document.cookie = 'XSRF-TOKEN=one';
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return (await answer({ url: String(url), method: init?.method, body })) ?? real(url, init);
  });
};
