import { Title } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './ContractHeader.module.css';
import { StatusBadges } from './StatusBadges.tsx';
import { texts } from './texts.ts';

type ContractHeaderProps = {
  title: string;
  contract?: Contract | undefined;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Where the agreement is in its life: beside the title, where there is room. */
  life?: ReactNode;
  /** For a page that came in the place of the one where the agreement was made. */
  takesFocus?: boolean;
};

/** What stands above an agreement: what it is called, how it stands, and what can be done with it. */
export const ContractHeader = ({
  title,
  contract,
  subtitle,
  actions,
  life,
  takesFocus = false,
}: ContractHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        <div className={classes.row}>
          <Title order={2} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {contract && <StatusBadges contract={contract} />}
        </div>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {life && <div className={classes.life}>{life}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
};

/** What an agreement is called. */
export const titleOf = ({ number }: Pick<Contract, 'number'>): string => texts.agreement(number);
