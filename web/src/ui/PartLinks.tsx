import { Anchor, Flex, type FlexProps } from '@mantine/core';

type PartLinksProps = Pick<FlexProps, 'direction'> & {
  label: string;
  parts: readonly { id: string; title: string }[];
};

/** The parts of a long page, each a way to it. */
export const PartLinks = ({ label, parts, direction = 'row' }: PartLinksProps) => (
  <nav className="screen-only" aria-label={label}>
    <Flex component="ol" className="plain" direction={direction} wrap="wrap" columnGap="md">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <Anchor inherit href={`#${id}`} display="block" my={0} py={4} c="var(--text-quiet)" underline="hover">
            {title}
          </Anchor>
        </li>
      ))}
    </Flex>
  </nav>
);
