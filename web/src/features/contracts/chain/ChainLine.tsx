import { type Contract, contractStatus } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { TextLink } from '../../../ui/links.tsx';
import { toContract } from '../addresses.ts';
import { texts } from './texts.ts';

/** True where an agreement renews another, or is renewed by one. */
export const isLinked = ({ renewsId, renewedById }: Contract): boolean => renewsId !== null || renewedById !== null;

/** Which agreement one renews, and by which it is renewed; nothing where there is neither. */
export const ChainLine = ({ contract }: { contract: Contract }) => {
  const { sponsorshipId, renewsId, renewedById } = contract;
  const { data: all } = useQuery(contractsQuery(sponsorshipId));
  const links = [
    { id: renewsId, wordFor: () => texts.renews },
    { id: renewedById, wordFor: ({ status }: Contract) => texts.renewedBy(status === contractStatus.approved) },
  ].flatMap(({ id, wordFor }) => {
    const other = all?.find((one) => one.id === id);
    return other ? [{ other, word: wordFor(other) }] : [];
  });
  return links.map(({ other, word }, at) => (
    <span key={other.id}>
      {at > 0 && ' · '}
      {word} <TextLink {...toContract(other)}>{texts.agreement(other.number)}</TextLink>
    </span>
  ));
};
