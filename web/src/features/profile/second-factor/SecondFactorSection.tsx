import { Box, Text } from '@mantine/core';
import type { SecondFactor } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { longDate, plural } from '../../../lib/formats.ts';
import { ActionRow } from '../../../ui/ActionRow.tsx';
import { Block } from '../../../ui/Block.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Section } from '../../../ui/Section.tsx';
import { texts } from '../texts.ts';
import { secondFactorQuery } from './second-factor.queries.ts';
import { TurnOff } from './TurnOff.tsx';
import { TurnOn } from './TurnOn.tsx';

const t = texts.secondFactor;

const FEW = 3;

const On = ({ since, recoveryCodesLeft, demanded }: SecondFactor) => {
  const left = plural(recoveryCodesLeft, ...t.codesLeft);
  const hint = `${t.on(longDate(since))} ${t.youHave(left)}`;
  return (
    <>
      <ActionRow hint={demanded ? `${hint} ${t.demanded}` : hint}>
        <TurnOff demanded={demanded} />
      </ActionRow>
      {recoveryCodesLeft <= FEW && (
        <Box mt="sm">
          <Notice tone="warning" title={t.youHave(left)}>
            {t.fewLeft}
          </Notice>
        </Box>
      )}
    </>
  );
};

const Off = ({ available }: SecondFactor) =>
  available ? (
    <ActionRow hint={t.off}>
      <TurnOn />
    </ActionRow>
  ) : (
    <Text textWrap="pretty">{t.unavailable}</Text>
  );

/** One's own two-step login: set up, or turned off. */
export const SecondFactorSection = () => (
  <Section title={t.title}>
    <Block query={useQuery(secondFactorQuery)}>
      {(factor) => (factor.since === null ? <Off {...factor} /> : <On {...factor} />)}
    </Block>
  </Section>
);
