import type { Item, Proof } from '@sponsorat/api';
import sharp from 'sharp';
import type { TestApp } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

/** A small picture of one colour. */
export const picture = (format: 'png' | 'jpeg' | 'webp' = 'jpeg', width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f566b' } })
    .toFormat(format)
    .toBuffer();

/** A picture that cannot be packed well, as one of grass and people. */
export const noise = (width: number, height: number, quality: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality })
    .toBuffer();

type Upload = {
  files?: Buffer[];
  query?: Record<string, string | number>;
  client?: TestClient;
  at?: number;
};

/** Clubs with products that they deliver, and what shows it. */
export const proofsOf = (test: TestApp) => {
  const agreements = agreementsOf(test);
  const pathOf = (club: number) => `/api/sponsorships/${club}/proofs`;
  const made = makeProducts(test, 'Eksponering', [
    { name: 'Banner', isUtilization: true, hasAmount: true },
    { name: 'Logo', isUtilization: true, hasAmount: true },
  ]);
  const seats = makeProducts(test, 'Hospitality', [{ name: 'Loge', isUtilization: true, hasAmount: true }]);
  return {
    agreements,
    pathOf,
    /** A club with an active agreement of five banners, two logos and ten seats. */
    active: async (values: object = {}) => {
      const [banner, logo] = (await made) as [number, number];
      const [lounge] = (await seats) as [number];
      const chosen = [
        selection(banner, { amount: 5 }),
        selection(logo, { amount: 2 }),
        selection(lounge, { amount: 10 }),
      ];
      const { sponsorship, contract } = await agreements.active(chosen, values);
      const path = `/api/sponsorships/${sponsorship.id}`;
      const items: Item[] = ok(await test.user.get(`${path}/marketing`));
      const hospitality: Item[] = ok(await test.user.get(`${path}/hospitality`));
      const [bannerItem, logoItem] = items as [Item, Item];
      return {
        club: sponsorship.id,
        contract,
        path,
        banner: bannerItem,
        logo: logoItem,
        seats: hospitality[0] as Item,
      };
    },
    upload: async (club: number, item: number | string, more: Upload = {}): Promise<Answer> => {
      const { files = [await picture()], query = {}, client = test.user, at = club } = more;
      const asked = new URLSearchParams(
        Object.entries({ item, date: '2026-06-01', ...query }).map(([key, value]) => [key, String(value)]),
      );
      return client.uploadAll(
        `${pathOf(at)}?${asked}`,
        files.map((bytes) => ({ bytes, name: 'foto.jpg', type: 'image/jpeg' })),
      );
    },
    list: async (club: number, query = ''): Promise<Proof[]> => ok(await test.user.get(pathOf(club) + query)),
  };
};
