import { Box, SimpleGrid, Text } from '@mantine/core';
import { type AgreementTerms, agreementParties } from '@sponsorat/api';
import { Fragment } from 'react';
import { Soft } from '../../../ui/Soft.tsx';

/** One after the other; none breaks over two lines but one that is longer than a line. */
const inRow = (words: readonly string[]) =>
  words.map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ', '}
      <Box component="span" display="inline-block" maw="100%">
        {word}
      </Box>
    </Fragment>
  ));

/** Bank and club side by side. */
export const Parties = ({ terms }: { terms: AgreementTerms }) => (
  <SimpleGrid minColWidth="min(13rem, 100%)" autoFlow="auto-fit" spacing={28} verticalSpacing={8}>
    {agreementParties(terms).map(({ role, name, lines, people }) => (
      <div key={role}>
        <Soft component="p">{role}</Soft>
        <Text fz="sm" fw={600}>
          {name}
        </Text>
        <Text fz="sm">{inRow(lines)}</Text>
        <Text fz="sm" className="anywhere">
          {inRow(people)}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);
