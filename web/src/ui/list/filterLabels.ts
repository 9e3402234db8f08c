import { createContext } from 'react';

/** True where filters stand under each other with their labels over them; elsewhere what they offer says enough. */
export const LabelsShown = createContext(false);
