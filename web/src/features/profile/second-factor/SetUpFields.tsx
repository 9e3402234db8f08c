import { Box, Text } from '@mantine/core';
import { api, codeSchema, type SecondFactorSecret } from '@sponsorat/api';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { call } from '../../../lib/client.ts';
import { CodeField } from '../../../ui/fields/TextField.tsx';
import type { Form } from '../../../ui/form/FormStore.ts';
import { blankValues } from '../../../ui/form/schema.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { texts } from '../texts.ts';

const t = texts.secondFactor;

const empty = blankValues(codeSchema);
type Values = typeof empty;

// The light margin that readers ask for, in modules.
const MARGIN = 4;

/** A text as a QR code: dark on white in either colour scheme, as readers want it. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: MARGIN }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Box
      component="svg"
      display="block"
      w={208}
      maw="100%"
      bd="1px solid var(--line)"
      bdrs="md"
      style={{ alignSelf: 'center' }}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
};

/** The form that turns the second factor on: its recovery codes, told this once. */
export const useSetUpForm = (onDone: (recoveryCodes: string[]) => void): Form<Values> =>
  useForm({
    schema: codeSchema,
    initial: empty,
    save: (body) => call(api.secondFactor.confirm, { body }),
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  });

type SetUpFieldsProps = { form: Form<Values>; begun: SecondFactorSecret };

/** What the app is told, as a picture and by hand, and the code that shows that it has it. */
export const SetUpFields = ({ form, begun: { secret, uri } }: SetUpFieldsProps) => (
  <>
    <Text textWrap="pretty">{t.scan}</Text>
    <QrCode text={uri} label={t.qr} />
    <Text textWrap="pretty">
      {t.byHand}{' '}
      <Box component="code" display="block" mt={4} ff="monospace" fz="md" style={{ userSelect: 'all' }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
    </Text>
    <CodeField field={form.field('code')} help={t.code} />
  </>
);
