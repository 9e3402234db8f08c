type References = { userId: number; areaId: number };

/** Whoever was responsible for the area before stays, also where they could not be chosen any more. */
export const responsibleChanges = (values: References, before: References | null): boolean =>
  values.userId !== before?.userId || values.areaId !== before?.areaId;

export const NOT_RESPONSIBLE = 'Ansvarlig skal være en aktiv bruger med det valgte område';
