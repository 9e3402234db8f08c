import { Box, Flex, Text } from '@mantine/core';
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
    <Flex
      direction={isWide ? 'column' : 'row'}
      align={isWide ? 'flex-start' : 'center'}
      justify={isWide ? 'center' : 'flex-start'}
      miw={0}
      bdrs="sm"
      // In pixels, as the bar that it stands in is.
      style={{ gap: isWide ? 3 : 'clamp(8px, 2.3vw, 11px)', minHeight: 40 }}
      renderRoot={(props) => (
        <Link {...props} to="/" aria-label={`${name}. ${texts.home}`} activeOptions={{ exact: true }} />
      )}
    >
      {company !== undefined && (
        <Box
          component="img"
          className={classes.logo ?? ''}
          display="block"
          flex="none"
          maw="min(11rem, 40vw)"
          style={{ height: isWide ? 26 : 32, objectFit: 'contain' }}
          data-own={logo ? true : undefined}
          src={logo ?? '/mark.svg'}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth > naturalHeight * WIDE ? 'wide' : 'square')
          }
          onError={() => setShape('broken')}
        />
      )}
      {isWide ? (
        <Text span truncate maw="100%" fz="xs" fw={550} lh={1.2} c="dimmed">
          {name}
        </Text>
      ) : (
        <Text span truncate fz={{ base: 'md', xs: 'lg' }} fw={680} lts="-0.012em" lh={1.2}>
          {name}
        </Text>
      )}
    </Flex>
  );
};
