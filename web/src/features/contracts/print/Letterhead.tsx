import type { AgreementSheet } from '@sponsorat/api';
import type { Ref } from 'react';
import { texts } from '../texts.ts';
import classes from './agreement.module.css';

type SheetProps = { sheet: AgreementSheet; logo: string | null };

/** Who sends this: the bank's logo, or its name where it has none, and its address. */
export const Letterhead = ({ sheet: { bank, sender }, logo }: SheetProps) => (
  <div className={classes.letterhead}>
    {logo ? <img className={classes.bankLogo} src={logo} alt={bank} /> : <p className={classes.bank}>{bank}</p>}
    <address className={classes.sender}>
      {sender.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  </div>
);

type TitleProps = SheetProps & { isDraft: boolean; ref: Ref<HTMLHeadingElement> };

/** What this is, its number and whom it is with. */
export const PrintTitle = ({ sheet: { title, club, number }, logo, isDraft, ref }: TitleProps) => (
  <div className={classes.head}>
    <div>
      <h1 ref={ref} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.clubName}>{club}</p>
      <p className={classes.number}>{number}</p>
    </div>
    {logo && <img className={classes.clubLogo} src={logo} alt="" />}
    {isDraft && <p className={classes.draft}>{texts.print.draftHint}</p>}
  </div>
);
