import type { AgreementTerms } from '@sponsorat/api';
import type { Ref } from 'react';
import { NONE } from '../../../lib/formats.ts';
import classes from './PrintView.module.css';
import { texts } from './texts.ts';

type Party = AgreementTerms['bank'];

const isText = (line: string | null | undefined): line is string => Boolean(line?.trim());
const addressOf = ({ address, zipCode, city }: Party): string[] =>
  [address, [zipCode, city].filter(isText).join(' ')].filter(isText);

type LogoProps = { logo: string | null };

/** Who sends this: the bank's logo, or its name where it has none, and its address. */
export const Letterhead = ({ bank, logo }: LogoProps & { bank: Party }) => (
  <div className={classes.letterhead}>
    {logo ? (
      <img className={classes.bankLogo} src={logo} alt={bank.name} />
    ) : (
      <p className={classes.bank}>{bank.name}</p>
    )}
    <address className={classes.sender}>
      {[bank.name, ...addressOf(bank)].filter(isText).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  </div>
);

type TitleProps = LogoProps & { terms: AgreementTerms; number: string; ref: Ref<HTMLHeadingElement> };

/** What this is, its number and whom it is with. */
export const PrintTitle = ({ terms, number, logo, ref }: TitleProps) => (
  <div className={classes.head}>
    <div>
      <h1 ref={ref} tabIndex={-1} className={classes.title}>
        {terms.simple ? texts.simpleAgreement : texts.agreement}
      </h1>
      <p className={classes.clubName}>{terms.club.name}</p>
      <p className={classes.number}>{[texts.number(number), terms.draft && texts.draft].filter(Boolean).join(' · ')}</p>
    </div>
    {logo && <img className={classes.clubLogo} src={logo} alt="" />}
    {terms.draft && <p className={classes.draft}>{texts.draftHint}</p>}
  </div>
);

const PrintParty = ({ role, party, people }: { role: string; party: Party; people: (string | null | undefined)[] }) => (
  <div>
    <p className={classes.role}>{role}</p>
    <p className={classes.partyName}>{party.name || NONE}</p>
    {[...addressOf(party), isText(party.cvr) ? texts.cvr(party.cvr) : null].filter(isText).map((line) => (
      <p key={line}>{line}</p>
    ))}
    <p className={classes.people}>
      {people.filter(isText).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  </div>
);

/** Bank and club side by side. */
export const PrintParties = ({ terms: { bank, club, responsible } }: { terms: AgreementTerms }) => (
  <div className={classes.parties}>
    <PrintParty
      role={texts.sponsor}
      party={bank}
      people={responsible ? [texts.responsible(responsible.name), responsible.email] : []}
    />
    <PrintParty
      role={texts.club}
      party={club}
      people={[isText(club.contact) ? texts.contact(club.contact) : null, club.contactEmail, club.contactPhone]}
    />
  </div>
);
