/** What marks the option that Enter takes. */
export const SELECTED = 'data-combobox-selected';

/** The option that Enter takes, of the list that a field has open. */
export const activeOption = (input: Element): HTMLElement | null => {
  const list = input.getAttribute('aria-controls');
  return (list && document.getElementById(list)?.querySelector<HTMLElement>(`[${SELECTED}]`)) || null;
};

/** True for Enter in a list that has marked no option yet, e.g. because a text was pasted an instant ago. */
export const isHastyEnter = (event: { key: string; currentTarget: Element }): boolean =>
  event.key === 'Enter' && activeOption(event.currentTarget) === null;
