import { Box, Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { date } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { openForm } from '../../ui/form/openForm.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { notesQuery } from './notes.queries.ts';
import { texts } from './texts.ts';

const write = (sponsorshipId: number): Promise<void> =>
  openForm({
    title: texts.compose,
    size: 660,
    load: async () => {
      const { NoteForm } = await import('./NoteForm.tsx');
      return (onClose) => <NoteForm sponsorshipId={sponsorshipId} onClose={onClose} />;
    },
  });

/** The newest note of a sponsorship, and the way to write another. */
export const LastNote = ({ sponsorshipId }: { sponsorshipId: number }) => (
  <Box className="ruled">
    <Block query={useInfiniteQuery(notesQuery(sponsorshipId))}>
      {({ rows }) => {
        const last = rows.toSorted((a, b) => b.date.localeCompare(a.date))[0];
        return (
          <>
            {last ? (
              <>
                <Soft component="p" className="tabular">
                  {`${last.kind} ${date(last.date)}, ${last.by}`}
                </Soft>
                <Text lineClamp={3} className="written">
                  {last.text}
                </Text>
              </>
            ) : (
              <Text>{texts.none}</Text>
            )}
            <Group mt={8}>
              <Button variant="default" size="compact-md" onClick={() => void write(sponsorshipId)}>
                {texts.write}
              </Button>
            </Group>
          </>
        );
      }}
    </Block>
  </Box>
);
