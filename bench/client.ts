import { PASSWORD } from '../server/src/seeds/many/many.sql.ts';

/** A browser as far as calls go: it keeps its cookies and brings the XSRF token back. */
export class Client {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();
  constructor(base: string) {
    this.#base = base;
  }

  /** What every call of the client brings. */
  get headers() {
    return {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  }

  /** One call, answered whole. */
  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: this.headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const answer = await response.text();
    if (!response.ok && response.status !== 401) throw new Error(`${path} answered ${response.status}: ${answer}`);
    return answer && JSON.parse(answer);
  }

  /** One file, sent as a form sends it. */
  async send(path: string, file: Blob): Promise<unknown> {
    const { 'content-type': _json, ...headers } = this.headers;
    const body = new FormData();
    body.append('model', file, 'ark.csv');
    const response = await fetch(`${this.#base}${path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** One download, read to its end: how many bytes it has. */
  async fetch(path: string): Promise<number> {
    const response = await fetch(`${this.#base}${path}`, { headers: this.headers });
    let size = 0;
    for await (const piece of response.body ?? []) size += piece.length;
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return size;
  }

  async logIn(email = 'nr1@bank.dk'): Promise<void> {
    await this.ask('GET', '/api/user');
    await this.ask('POST', '/api/login', { email, password: PASSWORD });
  }
}
