import { Box, Stack, Text } from '@mantine/core';
import type { MailRow } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { styleNonce } from '../../theme/nonce.ts';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { mailQuery } from './mails.queries.ts';
import { texts } from './texts.ts';

const t = texts.mail;

// A page within the page obeys the same policy: its colours for the dark need the same permission.
const withNonce = (html: string): string => html.replace('<style>', `<style nonce="${styleNonce()}">`);

/** A mail as its recipient sees it. Nothing in it runs, and none of its links leads anywhere. */
export const MailView = ({ row: { Id, To, Error: problem } }: { row: MailRow }) => {
  const { data, error, refetch } = useQuery(mailQuery(Id));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Lines count={8} />;
  return (
    <Stack gap="xs">
      <Text c="dimmed">{t.to(To)}</Text>
      {problem && (
        <Text data-tone="negative" c="var(--tone)" className="anywhere">
          {problem}
        </Text>
      )}
      <Box
        component="iframe"
        title={t.label}
        srcDoc={withNonce(data.html)}
        sandbox=""
        w="100%"
        h="60dvh"
        bd="1px solid var(--line)"
      />
      <Text fz="sm" c="dimmed">
        {t.hidden}
      </Text>
    </Stack>
  );
};
