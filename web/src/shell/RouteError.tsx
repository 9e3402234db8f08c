import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconMoodEmpty, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError, ConnectionError } from '../lib/client.ts';
import { usePageTitle } from '../ui/documentTitle.ts';
import { LinkButton } from '../ui/links.tsx';
import { usePageFocus } from '../ui/usePageFocus.ts';
import { useConnectionLost } from './ConnectionNotice.tsx';
import { useCrumbNames } from './crumb-names.ts';
import classes from './RouteError.module.css';
import { texts } from './texts.ts';
import { lastOpened, trailOf } from './trail.ts';

const t = texts.failed;

const errorTexts = (error: unknown) => {
  if (error instanceof ConnectionError) {
    return { icon: IconWifiOff, title: error.error, text: `${error.message} ${t.offlineHint}`, mayRetry: true };
  }
  if (!(error instanceof ApiError)) {
    return { icon: IconAlertTriangle, title: t.title, text: t.unexpected, mayRetry: true };
  }
  if (error.status === 403) return { icon: IconLock, title: error.error, text: error.message, mayRetry: false };
  if (error.status === 404) {
    return { icon: IconMoodEmpty, title: t.missing, text: t.missingHint, mayRetry: false, isMissing: true };
  }
  return { icon: IconAlertTriangle, title: t.title, text: error.message, mayRetry: true };
};

/** In the place of a page that could not be loaded: what is wrong, and what to do. Comes back with the connection. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const lost = useConnectionLost();
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { icon: Sign, title, text, mayRetry, isMissing } = errorTexts(error);
  // What is missing lies in something that may be there: a club's agreement in the club.
  const parent = lastOpened(trailOf(useMatches(), useCrumbNames()));
  const way = (isMissing && parent) || { to: '/', params: {}, title: undefined };
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  usePageTitle(title);
  usePageFocus(page, heading);

  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  const wasLost = useRef(lost);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the connection's return is the moment to try again
  useEffect(() => {
    if (wasLost.current && !lost && error instanceof ConnectionError) retry();
    wasLost.current = lost;
  }, [lost]);

  return (
    <Stack
      ref={page}
      align="flex-start"
      gap={10}
      maw="35rem"
      my="clamp(24px, 9vh, 96px)"
      mx="auto"
      className={classes.root ?? ''}
    >
      <Sign color="var(--accent)" size={40} stroke={1.4} aria-hidden />
      <Title ref={heading} tabIndex={-1} textWrap="balance">
        {title}
      </Title>
      <Text fz="lg" c="var(--text-quiet)" textWrap="pretty" role="alert">
        {text}
      </Text>
      {requestId && (
        <Text fz="sm" c="dimmed">
          {t.requestId(requestId)}
        </Text>
      )}
      <Group gap={10} mt="sm">
        {mayRetry && (
          <Button leftSection={<IconRefresh size={17} stroke={1.8} aria-hidden />} onClick={retry}>
            {t.retry}
          </Button>
        )}
        <LinkButton to={way.to} params={way.params} variant={mayRetry ? 'default' : 'filled'}>
          {way.title ? t.back(way.title) : t.home}
        </LinkButton>
      </Group>
    </Stack>
  );
};
