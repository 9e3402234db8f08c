import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { companyQuery } from '../lib/session.ts';
import classes from './Brand.module.css';
import { texts } from './texts.ts';

// A wide logo leaves no room beside it, and nearly always spells a name: the one that is set stands small below.
const WIDE = 1.8;

/** The bank's logo and name, which lead to the dashboard. */
export const Brand = () => {
  const { data: company } = useQuery(companyQuery);
  const [shape, setShape] = useState<'wide' | 'square' | 'broken'>();
  const name = company?.name || texts.brand;
  const logo = shape === 'broken' ? null : company?.logo;
  const isWide = Boolean(logo) && shape === 'wide';
  return (
    <Link
      to="/"
      className={classes.root}
      data-stacked={isWide || undefined}
      aria-label={`${name}. ${texts.home}`}
      activeOptions={{ exact: true }}
    >
      {company !== undefined && (
        <img
          className={classes.logo}
          data-own={logo ? true : undefined}
          src={logo ?? '/mark.svg'}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth > naturalHeight * WIDE ? 'wide' : 'square')
          }
          onError={() => setShape('broken')}
        />
      )}
      <Text span truncate className={classes.name ?? ''}>
        {name}
      </Text>
    </Link>
  );
};
