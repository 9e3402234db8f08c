import { Anchor, Button, Group, Text } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import { Section } from '../../ui/Section.tsx';
import { openSendDelivery } from './dialogs.ts';
import { texts } from './texts.ts';

const t = texts.delivery;

const reportUrl = (contractId: number, isPictured: boolean): string =>
  `/print-delivery?contract=${contractId}&pictures=${isPictured}`;

/** The report of what was delivered of a signed agreement with products: to be read, and to be sent to the club. */
export const DeliverySection = ({ contract }: { contract: Contract }) => {
  const { id, simple, status } = contract;
  if (simple || status !== contractStatus.approved) return null;
  return (
    <Section
      title={t.title}
      actions={
        <Button variant="default" onClick={() => void openSendDelivery(contract)}>
          {t.send}
        </Button>
      }
    >
      <Text fz="sm" c="dimmed" visibleFrom="xs">
        {t.hint}
      </Text>
      <Group gap="4px 16px" mt="xs">
        <Anchor href={reportUrl(id, true)} target="_blank" rel="noreferrer">
          {t.open}
        </Anchor>
        <Anchor href={reportUrl(id, false)} target="_blank" rel="noreferrer">
          {t.openBare}
        </Anchor>
      </Group>
    </Section>
  );
};
