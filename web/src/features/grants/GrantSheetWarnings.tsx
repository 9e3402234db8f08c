import { Stack } from '@mantine/core';
import { type GrantCheck, saidToApprover, type Warning } from '@sponsorat/api';
import { IconCloudOff } from '@tabler/icons-react';
import { Notice, NoticeLines } from '../../ui/Notice.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { texts } from './texts.ts';

const t = texts.sheet;

const Lines = ({ warnings }: { warnings: readonly Warning[] }) => (
  <NoticeLines>
    {warnings.map(({ code, text, source }) => (
      <li key={code}>
        {text} <Soft>{t.source(source)}</Soft>
      </li>
    ))}
  </NoticeLines>
);

type NoticesProps = {
  warnings: readonly Warning[];
  /** It is said to whoever may allow it. */
  toApprover?: boolean;
};

/** What is to be said of the tickets before they are given: what somebody else must allow, and what is to be known. */
export const WarningNotices = ({ warnings, toApprover = false }: NoticesProps) => {
  const approve = warnings
    .filter(({ level }) => level === 'approve')
    .map((warning) => (toApprover ? { ...warning, text: saidToApprover(warning.text) } : warning));
  const info = warnings.filter(({ level }) => level === 'info');
  return (
    <>
      {approve.length > 0 && (
        <Notice tone="warning" title={toApprover ? t.mustBeAllowed : t.mustBeApproved}>
          <Lines warnings={approve} />
        </Notice>
      )}
      {info.length > 0 && (
        <Notice tone="info" role="region" aria-label={t.toKnow} title={t.toKnow}>
          <Lines warnings={info} />
        </Notice>
      )}
    </>
  );
};

/** The same as it comes, while one types. */
export const GrantSheetWarnings = ({ check }: { check: GrantCheck | undefined }) => (
  <Stack gap="sm" aria-live="polite" style={{ display: check?.warnings.length ? undefined : 'contents' }}>
    {check && <WarningNotices warnings={check.warnings} />}
  </Stack>
);

/** That the answer is awaited, or that the line is lost. */
export const Waits = ({ slow, lost }: { slow: boolean; lost: boolean }) => (
  <div role="status" style={{ display: slow || lost ? undefined : 'contents' }}>
    {slow && <Soft block>{t.slow}</Soft>}
    {lost && (
      <Notice tone="warning" role="region" icon={<IconCloudOff size={20} stroke={1.75} aria-hidden />}>
        <p>{t.lost}</p>
      </Notice>
    )}
  </div>
);
