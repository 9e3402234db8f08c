import type { Contract } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { RENEW_ID } from '../../../lib/anchors.ts';
import { useForgetHash, useVisit } from '../../../lib/useVisit.ts';
import { toast } from '../../../ui/toast.ts';
import { toContract } from '../addresses.ts';
import { openRenewal } from '../dialogs.tsx';
import { texts } from './texts.ts';

/**
 * Opens the renewal for who came for it, once the agreements are known, or leads to the one that is made already. The
 * address forgets it, so that a reload does not ask again.
 */
export const useRenewalTarget = (contract: Contract | undefined, isReady: boolean): void => {
  const navigate = useNavigate();
  const forget = useForgetHash();
  const visit = useVisit(RENEW_ID);
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (!visit || !isReady || answered.current === visit) return;
    answered.current = visit;
    if (!contract) {
      toast.info(texts.renew.none);
      void forget();
      return;
    }
    const { sponsorshipId, renewedById } = contract;
    if (renewedById === null) {
      void forget().then(() => openRenewal(contract));
      return;
    }
    void navigate({ ...toContract({ sponsorshipId, id: renewedById }), replace: true });
  }, [visit, isReady, contract, navigate, forget]);
};
