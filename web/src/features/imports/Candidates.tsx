import { Group, Stack } from '@mantine/core';
import type { Candidate } from '@sponsorat/api';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../../ui/links.tsx';
import { RowWords } from '../../ui/Rows.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { Changes } from './Changes.tsx';
import { texts } from './texts.ts';

const t = texts.rows;

const Name = ({ candidate: { name, path } }: { candidate: Candidate }) =>
  path === null ? (
    name
  ) : (
    <TextLink to={path} underline="always">
      {name}
    </TextLink>
  );

/** Records that a row is about, or is like, in a sentence that leads to them. */
export const CandidateNames = ({ lead, candidates }: { lead: string; candidates: readonly Candidate[] }) => (
  <Soft>
    {lead}{' '}
    {candidates.map((candidate, at) => (
      <Fragment key={candidate.id}>
        {at > 0 && ', '}
        <Name candidate={candidate} />
        {` (${t.why(candidate.why)})`}
      </Fragment>
    ))}
  </Soft>
);

/** The records that a row may be about, each with what would become of it, to choose one of them; and what of the row itself is to be looked at. */
export const Doubt = ({
  row,
  candidates,
  choose,
}: {
  row: number;
  candidates: readonly Candidate[];
  choose: (candidate: Candidate) => ReactNode;
}) => (
  <Stack component="ul" className="plain" gap={8} flex="1 0 100%">
    {candidates.map((candidate) => (
      <Group
        component="li"
        key={candidate.id}
        pl="sm"
        style={{ borderLeft: '2px solid var(--mantine-color-amber-6)' }}
        align="flex-start"
        justify="space-between"
        gap="6px 16px"
      >
        <RowWords>
          <span>
            <Name candidate={candidate} /> <Soft>{candidate.why}</Soft>
          </span>
          {candidate.changes.length > 0 && <Changes changes={candidate.changes} />}
          {candidate.changes.length === 0 && candidate.takenBy !== row && (
            <Soft>{candidate.takenBy === null ? t.wouldStay : t.takenBy(candidate.takenBy)}</Soft>
          )}
        </RowWords>
        {candidate.takenBy === null && choose(candidate)}
      </Group>
    ))}
  </Stack>
);
