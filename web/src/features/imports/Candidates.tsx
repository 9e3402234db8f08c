import type { Candidate } from '@sponsorat/api';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../../ui/links.tsx';
import { Changes } from './Changes.tsx';
import classes from './imports.module.css';
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
export const Known = ({ lead, candidates }: { lead: string; candidates: readonly Candidate[] }) => (
  <span className={classes.hint}>
    {lead}{' '}
    {candidates.map((candidate, at) => (
      <Fragment key={candidate.id}>
        {at > 0 && ', '}
        <Name candidate={candidate} />
        {` (${t.why(candidate.why)})`}
      </Fragment>
    ))}
  </span>
);

/** The records that a row may be about, each with what would become of it, to choose one of them. */
export const Doubt = ({
  candidates,
  choose,
}: {
  candidates: readonly Candidate[];
  choose: (candidate: Candidate) => ReactNode;
}) => (
  <ul className={classes.candidates}>
    {candidates.map((candidate) => (
      <li key={candidate.id} className={classes.candidate}>
        <div className={classes.said}>
          <span>
            <Name candidate={candidate} /> <span className={classes.hint}>{candidate.why}</span>
          </span>
          {candidate.changes.length > 0 ? (
            <Changes changes={candidate.changes} />
          ) : (
            <span className={classes.hint}>
              {candidate.takenBy === null ? t.wouldStay : t.takenBy(candidate.takenBy)}
            </span>
          )}
        </div>
        {candidate.takenBy === null && choose(candidate)}
      </li>
    ))}
  </ul>
);
