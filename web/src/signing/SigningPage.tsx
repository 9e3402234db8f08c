/** @jsxImportSource preact */
import type { PublicSigning } from '@sponsorat/api';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Calls, callsOf, type Failure } from './calls.ts';
import { OtherWays } from './OtherWays.tsx';
import { SignForm } from './SignForm.tsx';
import { texts } from './texts.ts';

// The browser's own: what the page shared with the app would be loaded by every page of the app as a file more.
const longDay = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'UTC' });

/** Where a browser shows a PDF within the page, and there is room to read it. */
const showsPdf = (): boolean => navigator.pdfViewerEnabled && matchMedia('(min-width: 48em)').matches;

const Frame = ({ children }: { children: ComponentChildren }) => <main>{children}</main>;

/** News, which takes the focus: it came in the place of what was there. */
const Message = ({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="step notice">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
};

const Head = ({ signing }: { signing: PublicSigning }) => {
  const { bank, logo, club, number, sender, signer, others, state, deadline, text } = signing;
  const signers = [{ name: texts.you(signer.name), state: signer.state }, ...others];
  const signed = signers.filter((one) => one.state === 'Underskrevet').length;
  const isAsked = state === 'Sendt' && signer.state !== 'Underskrevet';
  return (
    <header>
      <p class="bank">
        {logo && <img src={logo} alt="" />}
        {bank}
      </p>
      <h1>
        {texts.title} <span class="whole">{number}</span>
      </h1>
      <p class="club">{club}</p>
      <p>
        {(isAsked ? texts.asks : texts.sent)(sender.name, bank)}. {texts.question}{' '}
        <a href={`mailto:${sender.email}`}>{sender.email}</a>
      </p>
      {isAsked && (
        <p class="strong">
          {texts.deadline} <span class="whole">{longDay.format(new Date(deadline))}</span>
        </p>
      )}
      {isAsked && (
        <details>
          <summary>{`Besked fra ${sender.name}`}</summary>
          <p class="inset message">{text}</p>
        </details>
      )}
      {others.length > 0 && (
        <div class="signers">
          <p class="soft">{texts.progress(signed, signers.length)}</p>
          <ul>
            {signers.map((one) => (
              <li key={one.name}>
                <span>{one.name}</span>
                <span data-state={one.state}>{texts.states[one.state]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </header>
  );
};

const Read = ({ number, calls }: { number: string; calls: Calls }) => (
  <section class="step" aria-labelledby="read-title">
    <h2 id="read-title">{texts.read.title}</h2>
    {showsPdf() && <iframe src={calls.pdf} title={texts.read.frame(number)} />}
    <a class="button" href={calls.pdf} target="_blank" rel="noreferrer">
      {texts.read.open}
    </a>
  </section>
);

/** What there is to do, by how far the signing has come. */
const Body = ({
  signing,
  calls,
  onAnswered,
}: {
  signing: PublicSigning;
  calls: Calls;
  onAnswered: (signing: PublicSigning) => void;
}) => {
  const { state, signer, others, number } = signing;
  const of = others.length + 1;
  const signed = [signer, ...others].filter((one) => one.state === 'Underskrevet').length;
  const pdf = (
    <a class="button" href={calls.pdf} target="_blank" rel="noreferrer">
      {state === 'Underskrevet' ? texts.receipt.open : texts.read.open}
    </a>
  );
  if (state === 'Modtaget') return <Message {...texts.received}>{pdf}</Message>;
  if (state === 'Afvist') return <Message {...texts.declined} />;
  if (state === 'Underskrevet')
    return (
      <Message title={texts.receipt.thanks} text={texts.receipt.all}>
        {pdf}
      </Message>
    );
  if (signer.state === 'Underskrevet')
    return (
      <Message title={texts.receipt.thanks} text={texts.receipt.some(signed, of)}>
        {pdf}
      </Message>
    );
  return (
    <>
      <Read number={number} calls={calls} />
      <SignForm signing={signing} calls={calls} onSigned={onAnswered} />
      <OtherWays calls={calls} onAnswered={onAnswered} />
    </>
  );
};

/** The page on which whoever was sent a link reads an agreement, and signs it. */
export const SigningPage = ({ token }: { token: string }) => {
  const calls = useMemo(() => callsOf(token), [token]);
  const [signing, setSigning] = useState<PublicSigning | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const read = useCallback(async () => {
    const answer = await calls.read();
    if (answer.ok) setSigning(answer.value);
    setFailure(answer.ok ? null : answer.failure);
  }, [calls]);
  useEffect(() => void read(), [read]);
  useEffect(() => {
    if (signing) document.title = texts.documentTitle(signing.number, signing.bank);
  }, [signing]);
  if (failure?.status === 404)
    return (
      <Frame>
        <Message {...texts.gone} />
      </Frame>
    );
  if (failure && !signing)
    return (
      <Frame>
        <Message title={texts.notRead} text={failure.status < 500 ? failure.message : texts.failed}>
          <button class="button" type="button" onClick={() => void read()}>
            {texts.retry}
          </button>
        </Message>
      </Frame>
    );
  if (!signing)
    return (
      <Frame>
        <p role="status">{texts.loading}</p>
      </Frame>
    );
  return (
    <Frame>
      <Head signing={signing} />
      <Body signing={signing} calls={calls} onAnswered={setSigning} />
    </Frame>
  );
};
