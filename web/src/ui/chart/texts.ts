/** The Danish texts that every chart shares. */
export const texts = {
  kinds: { line: 'Linjediagram', pie: 'Cirkeldiagram', doughnut: 'Kransediagram', bar: 'Søjlediagram' },
  named: (kind: string, name: string) => `${kind}: ${name}`,
  value: 'Værdi',
  share: 'Andel',
  nearlyNone: 'under 1 %',
  failed: 'Diagrammet kunne ikke tegnes. Tallene vises her.',
} as const;
