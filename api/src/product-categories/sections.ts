/** The fixed sections of an agreement, in the order of the wizard; the ids are the user's own. */
export const sections = ['Eksponering', 'Hospitality', 'Aktivering'] as const;
export type Section = (typeof sections)[number];
export const sectionIds: Record<Section, number> = { Eksponering: 2, Hospitality: 3, Aktivering: 4 };
