import { Box, SimpleGrid, Text } from '@mantine/core';
import { type AgreementTerms, agreementParties } from '@sponsorat/api';
import { Soft } from '../../../ui/Soft.tsx';

/** Bank and club side by side. */
export const Parties = ({ terms }: { terms: AgreementTerms }) => (
  <SimpleGrid minColWidth="15rem" autoFlow="auto-fit" spacing="xl" verticalSpacing="md">
    {agreementParties(terms).map(({ role, name, lines, people }) => (
      <div key={role}>
        <Soft component="p">{role}</Soft>
        <Text fw={600}>{name}</Text>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {people.length > 0 && (
          <Box mt={8}>
            {people.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Box>
        )}
      </div>
    ))}
  </SimpleGrid>
);
