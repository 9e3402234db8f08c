import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
// A test asks for what it expects; what came is compared, not trusted.
// biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
export type Answer<B = any> = {
  status: number;
  body: B;
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
};

type Response = Pick<
  Awaited<ReturnType<FastifyInstance['inject']>>,
  'statusCode' | 'headers' | 'cookies' | 'rawPayload'
>;
/** How requests travel: straight into an app, or over HTTP to one that runs elsewhere. */
type Transport = { inject(options: InjectOptions): Promise<Response> };

/** Requests over HTTP to an app that runs at an address. */
export const overHttp = (base: string | (() => string)): Transport => ({
  inject: async ({ method = 'GET', url, headers, cookies = {}, payload }) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const isBytes = Buffer.isBuffer(payload);
    const response = await fetch(`${typeof base === 'string' ? base : base()}${url}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(payload && !isBytes && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
        cookie: cookie.join('; '),
      },
      ...(payload && { body: isBytes ? new Uint8Array(payload) : JSON.stringify(payload) }),
    });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      rawPayload: Buffer.from(await response.arrayBuffer()),
      cookies: response.headers.getSetCookie().map((line) => {
        const [pair = '', ...attributes] = line.split(/; */);
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
        return { name, value: decodeURIComponent(value), ...(isOver && { maxAge: 0 }) };
      }),
    };
  },
});

/** A client of the calls: it keeps its cookies and brings the XSRF token back. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: Transport;
  readonly #address: string;
  constructor(app: Transport, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  /** Sends a request as it is given, with the client's cookies; headers given win over the client's own. */
  async send(method: Method, url: string, options: Omit<InjectOptions, 'method' | 'url'> = {}): Promise<Answer> {
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const response = await this.#app.inject({
      ...options,
      method,
      url,
      remoteAddress: this.#address,
      cookies: Object.fromEntries(this.cookies),
      headers: { accept: 'application/json', ...(xsrf && { 'x-xsrf-token': xsrf }), ...options.headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = /\bjson(;|$)/.test(String(response.headers['content-type'] ?? ''));
    const text = response.rawPayload.toString();
    const body = isJson && text ? JSON.parse(text) : text;
    return { status: response.statusCode, body, headers: response.headers, bytes: response.rawPayload };
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', url, { headers });
  }

  post(url: string, body?: unknown): Promise<Answer> {
    return this.send('POST', url, body === undefined ? {} : { payload: body as object });
  }

  delete(url: string): Promise<Answer> {
    return this.send('DELETE', url);
  }

  /** Sends a file as multipart in the field `model`. */
  upload(
    url: string,
    bytes: Buffer,
    { name = 'fil.pdf', type = 'application/pdf', field = 'model' } = {},
  ): Promise<Answer> {
    return this.uploadAll(url, [{ bytes, name, type, field }]);
  }

  /** Sends several files as one multipart. */
  uploadAll(url: string, files: { bytes: Buffer; name?: string; type?: string; field?: string }[]): Promise<Answer> {
    const boundary = '----graense-7f3a';
    const parts = files.flatMap(({ bytes, name = 'fil.pdf', type = 'application/pdf', field = 'model' }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]);
    const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
    return this.send('POST', url, {
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  }

  /** Logs in, as a browser would: first a GET for the XSRF cookie. */
  async logIn(email: string, password: string, remember = false): Promise<Answer> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/api/user');
    return this.post('/api/login', { email, password, remember });
  }
}
