import { type AgreementTerms, addressLines, agreementTexts as texts } from '@sponsorat/api';
import type { Ref } from 'react';
import { texts as contractTexts } from '../texts.ts';
import classes from './agreement.module.css';

type LogoProps = { logo: string | null };

/** Who sends this: the bank's logo, or its name where it has none, and its address. */
export const Letterhead = ({ bank, logo }: LogoProps & { bank: AgreementTerms['bank'] }) => (
  <div className={classes.letterhead}>
    {logo ? (
      <img className={classes.bankLogo} src={logo} alt={bank.name} />
    ) : (
      <p className={classes.bank}>{bank.name}</p>
    )}
    <address className={classes.sender}>
      {[bank.name, ...addressLines(bank)].filter(Boolean).map((line) => (
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
      <p className={classes.number}>
        {[`${texts.number} ${number}`, terms.draft && texts.draft].filter(Boolean).join(' · ')}
      </p>
    </div>
    {logo && <img className={classes.clubLogo} src={logo} alt="" />}
    {terms.draft && <p className={classes.draft}>{contractTexts.print.draftHint}</p>}
  </div>
);
