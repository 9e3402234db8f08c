import { productListRequest } from '@sponsorat/api';
import { yesNo } from '../../lib/exports/list-export.ts';
import { changedColumns, changedOf, resourceExport } from '../../lib/resource/resource.export.ts';
import { descriptionNames } from './products.import.ts';
import { exportedColumns, productResource } from './products.store.ts';

/** Products with every setting, named as the form names them. */
export const productsExport = resourceExport(
  productResource,
  productListRequest,
  { ...exportedColumns, ...changedOf(productResource.table) },
  [
    ['Id', 'whole', 8, ({ Id }) => Id],
    ['Internt navn', 'text', 30, ({ Name }) => Name],
    ['Produkttitel', 'text', 30, ({ Title }) => Title],
    ['Kategori', 'text', 24, ({ Category }) => Category],
    ['Sortering', 'decimal', 10, ({ Sort }) => Sort],
    ['Ikon', 'text', 14, ({ icon }) => icon],
    ['Afkrydsning', 'text', 12, ({ hasCheckbox }) => yesNo(hasCheckbox)],
    ['Antal', 'text', 8, ({ hasAmount }) => yesNo(hasAmount)],
    ['Tekst ved antal', 'text', 18, ({ amountLabel }) => amountLabel],
    ['Enhed for antal', 'text', 16, ({ amountUnit }) => amountUnit],
    ['Værdi', 'text', 8, ({ hasValue }) => yesNo(hasValue)],
    ['Tekst ved værdi', 'text', 18, ({ valueLabel }) => valueLabel],
    ['Enhed for værdi', 'text', 16, ({ valueUnit }) => valueUnit],
    ['Tilvalg', 'text', 8, ({ hasAddOns }) => yesNo(hasAddOns)],
    ['Tekst ved tilvalg', 'text', 18, ({ addOnsLabel }) => addOnsLabel],
    ['Valgmuligheder', 'text', 30, ({ addOnValues }) => addOnValues.join(', ')],
    ['Billet', 'text', 8, ({ isTicket }) => yesNo(isTicket)],
    ['Udnyttelse', 'text', 11, ({ isUtilization }) => yesNo(isUtilization)],
    ['TV-vinkel', 'text', 10, ({ hasTvAngle }) => yesNo(hasTvAngle)],
    ['Forplejning', 'text', 12, ({ hasCatering }) => yesNo(hasCatering)],
    ['Kamp', 'text', 8, ({ hasMatch }) => yesNo(hasMatch)],
    ['Pulje', 'text', 8, ({ hasPool }) => yesNo(hasPool)],
    ['Sæson', 'text', 8, ({ hasSeason }) => yesNo(hasSeason)],
    ['Beskrivelse', 'text', 12, ({ descriptionType }) => descriptionNames[descriptionType] ?? descriptionType],
    ['Tekst ved beskrivelse', 'text', 20, ({ descriptionLabel }) => descriptionLabel],
    ...changedColumns,
  ],
);
