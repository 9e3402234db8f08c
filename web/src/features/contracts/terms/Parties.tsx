import { SimpleGrid, Text } from '@mantine/core';
import { type AgreementTerms, agreementParties } from '@sponsorat/api';
import { Soft } from '../../../ui/Soft.tsx';

/** Bank and club side by side. */
export const Parties = ({ terms }: { terms: AgreementTerms }) => (
  <SimpleGrid minColWidth="min(13rem, 100%)" autoFlow="auto-fit" spacing="xl" verticalSpacing={8}>
    {agreementParties(terms).map(({ role, name, lines, people }) => (
      <div key={role}>
        <Soft component="p">{role}</Soft>
        <Text fz="sm" fw={600}>
          {name}
        </Text>
        <Text fz="sm">{lines.join(', ')}</Text>
        <Text fz="sm" className="anywhere">
          {people.join(', ')}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);
