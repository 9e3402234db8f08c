import { joinWords } from '@sponsorat/api';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { relativeTime } from '../../lib/formats.ts';
import { currentUserQuery } from '../../lib/session.ts';
import { BusyButton } from '../BusyButton.tsx';
import { Notice, NoticeButtons } from '../Notice.tsx';
import { texts } from '../texts.ts';
import { toast } from '../toast.ts';
import type { Form } from './FormStore.ts';
import type { Conflict, TheirChange } from './form-state.ts';

type ConflictNoticeProps<V extends object> = { form: Form<V>; conflict: Conflict; ref: Ref<HTMLDivElement> };

const labelsOf = (changes: readonly TheirChange[]): string => joinWords(changes.map(({ label }) => label));
const valuesOf = (changes: readonly TheirChange[]): string =>
  joinWords(changes.map(({ label, now }) => (now ? texts.form.changedTo(label, now) : label)));

/** What has happened: another saved, or one oneself did in another window. */
const wordsOf = ({ by, at }: Conflict, isOwn: boolean): string => {
  const when = at ? relativeTime(at) : '';
  if (isOwn) return texts.form.ownConflict(when);
  return by ? texts.form.conflict(by, when) : texts.form.conflictUnknown;
};

/** Somebody else saved first: who and when, what of it, and the two ways on. What was typed stays until one is chosen. */
export const ConflictNotice = <V extends object>({ form, conflict, ref }: ConflictNoticeProps<V>) => {
  const { by, changes = [] } = conflict;
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const isOwn = by !== undefined && by === user?.name;
  const [loading, setLoading] = useState<'theirs' | 'mine'>();
  const clashes = changes.filter(({ isClash }) => isClash);
  const load = async (choice: 'theirs' | 'mine') => {
    if (loading) return;
    setLoading(choice);
    try {
      await form.takeTheirs(choice);
      if (choice === 'mine') toast.info(texts.form.rebased);
    } catch (failure) {
      toast.error(failure);
    } finally {
      setLoading(undefined);
    }
  };
  return (
    <Notice
      ref={ref}
      tone="warning"
      role="alert"
      title={isOwn ? texts.form.ownConflictTitle : texts.form.conflictTitle}
      icon={<IconUsers size={20} stroke={1.75} aria-hidden />}
    >
      <p>{wordsOf(conflict, isOwn)}</p>
      {changes.length > 0 && (
        <p>
          {texts.form.theirChanges(valuesOf(changes))}
          {clashes.length > 0 && ` ${texts.form.clashes(labelsOf(clashes))}`}
        </p>
      )}
      {form.hasTheirs && (
        <NoticeButtons>
          <BusyButton size="compact-sm" busy={loading === 'mine'} onClick={() => void load('mine')}>
            {texts.form.keepMine}
          </BusyButton>
          <BusyButton
            size="compact-sm"
            variant="default"
            busy={loading === 'theirs'}
            onClick={() => void load('theirs')}
          >
            {texts.form.loadTheirs}
          </BusyButton>
        </NoticeButtons>
      )}
    </Notice>
  );
};
