import { Box, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NEW_NOTE_ID } from '../../lib/anchors.ts';
import { longDate } from '../../lib/formats.ts';
import { useForgetHash, useVisit } from '../../lib/useVisit.ts';
import { Block } from '../../ui/Block.tsx';
import { readDraft } from '../../ui/form/draft.ts';
import { useDraftKey } from '../../ui/form/draftHooks.ts';
import { TextLink } from '../../ui/links.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { FollowUp } from './FollowUp.tsx';
import { noteDraft, notesQuery } from './notes.queries.ts';
import { texts } from './texts.ts';

// It brings the schemas along.
const NewNote = lazy(() => import('./NewNote.tsx').then((module) => ({ default: module.NewNote })));

/** The newest note of a sponsorship, and the way to write another. */
export const LastNote = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const draftKey = useDraftKey(noteDraft(sponsorshipId));
  const [isWriting, setWriting] = useState(() => draftKey !== undefined && readDraft(draftKey, {}) !== undefined);
  const write = useRef<HTMLButtonElement>(null);
  const visit = useVisit(NEW_NOTE_ID);
  const forget = useForgetHash();
  useEffect(() => {
    if (!visit) return;
    setWriting(true);
    void forget();
  }, [visit, forget]);
  const finish = () => {
    flushSync(() => setWriting(false));
    write.current?.focus();
  };
  return (
    <div>
      <Block query={useInfiniteQuery(notesQuery(sponsorshipId))} skeleton={<Lines count={2} />}>
        {({ rows }) => {
          // What is pinned comes first in the answer, however old it is.
          const [last] = rows.toSorted((a, b) => b.date.localeCompare(a.date) || b.at.localeCompare(a.at));
          return (
            <>
              <Group justify="space-between" gap="4px 12px" mb={4}>
                <Title order={2} fz="md" mr="auto">
                  {texts.title}
                </Title>
                {rows.length > 1 && (
                  <TextLink to="/sponsorships/$id/folder" params={{ id: String(sponsorshipId) }} fz="sm">
                    {texts.all}
                    <VisuallyHidden>{texts.allSpoken}</VisuallyHidden>
                  </TextLink>
                )}
                {!isWriting && (
                  <Button ref={write} variant="default" size="compact-sm" flex="none" onClick={() => setWriting(true)}>
                    {texts.write}
                  </Button>
                )}
              </Group>
              {isWriting && (
                <Box my="sm">
                  <Suspense fallback={<Lines count={4} />}>
                    <NewNote sponsorshipId={sponsorshipId} onOver={finish} />
                  </Suspense>
                </Box>
              )}
              {last ? (
                <>
                  <Soft component="p" className="tabular">
                    {`${last.kind} ${longDate(last.date)}, ${last.by}`}
                  </Soft>
                  <Text lineClamp={3} className="written">
                    {last.text}
                  </Text>
                  <FollowUp note={last} />
                </>
              ) : (
                <Text>{texts.none}</Text>
              )}
            </>
          );
        }}
      </Block>
    </div>
  );
};
