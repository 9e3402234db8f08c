import type { AgreementTerms } from '@sponsorat/api';
import { NONE } from '../../../lib/formats.ts';
import classes from './terms.module.css';
import { texts } from './texts.ts';

type Party = AgreementTerms['bank'];

const lines = ({ address, zipCode, city, cvr }: Party): string[] =>
  [address, [zipCode, city].filter(Boolean).join(' '), cvr && texts.cvr(cvr)].filter((line) => !!line).map(String);

const People = ({ title, people }: { title: string; people: (string | null | undefined)[] }) => {
  const known = people.filter((line) => !!line);
  if (known.length === 0) return null;
  return (
    <p className={classes.people}>
      <span className={classes.dim}>{title}</span>
      {known.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
};

const PartyCard = ({
  role,
  party,
  title,
  people,
}: {
  role: string;
  party: Party;
  title: string;
  people: (string | null | undefined)[];
}) => (
  <div className={classes.party}>
    <h3 className={classes.label}>{role}</h3>
    <p className={classes.partyName}>{party.name || NONE}</p>
    {lines(party).map((line) => (
      <p key={line} className={classes.partyLine}>
        {line}
      </p>
    ))}
    <People title={title} people={people} />
  </div>
);

/** Who agrees with whom, and who speaks for them. */
export const Parties = ({ terms: { bank, club, responsible } }: { terms: AgreementTerms }) => (
  <div className={classes.parties}>
    <PartyCard
      role={texts.bank}
      party={bank}
      title={texts.responsible}
      people={[responsible?.name, responsible?.email]}
    />
    <PartyCard
      role={texts.club}
      party={club}
      title={texts.contact}
      people={[club.contact, club.contactEmail, club.contactPhone]}
    />
  </div>
);
