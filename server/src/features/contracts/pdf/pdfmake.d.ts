/** The part of pdfmake 0.3 that the agreement uses; the published types pull the browser's globals into the server. */
declare module 'pdfmake' {
  export type Margin = [left: number, top: number, right: number, bottom: number];

  export interface Style {
    font?: string;
    fontSize?: number;
    bold?: boolean;
    color?: string;
    alignment?: 'left' | 'right' | 'center';
    lineHeight?: number;
    characterSpacing?: number;
    fontFeatures?: string[];
    margin?: Margin;
  }

  export interface Run extends Style {
    text: string;
  }

  export interface Block extends Style {
    text?: string | (string | Run)[];
    stack?: Block[];
    columns?: Block[];
    columnGap?: number;
    width?: number | string;
    image?: string;
    fit?: [width: number, height: number];
    canvas?: object[];
    table?: Table;
    layout?: TableLayout;
    unbreakable?: boolean;
    outline?: boolean;
    outlineText?: string;
    colSpan?: number;
    border?: [left: boolean, top: boolean, right: boolean, bottom: boolean];
  }

  export interface Table {
    widths: number[];
    body: Block[][];
    headerRows?: number;
    keepWithHeaderRows?: number;
    dontBreakRows?: boolean;
  }

  type ByIndex<Value> = (index: number, node: { table: Table }) => Value;

  export interface TableLayout {
    hLineWidth: ByIndex<number>;
    hLineColor: ByIndex<string>;
    vLineWidth: ByIndex<number>;
    paddingLeft: ByIndex<number>;
    paddingRight: ByIndex<number>;
    paddingTop: ByIndex<number>;
    paddingBottom: ByIndex<number>;
  }

  export interface Definition {
    content: Block[];
    defaultStyle: Style;
    header?: (page: number) => Block | null;
    footer?: (page: number, pages: number) => Block;
    images?: Record<string, string>;
    info: { title: string; author: string; creator: string; creationDate: Date };
    language: string;
    displayTitle?: boolean;
    version: string;
    pageSize: 'A4';
    pageOrientation?: 'landscape';
    pageMargins: Margin;
    watermark?: Style & { text: string; opacity: number; angle: number };
  }

  interface Pdfmake {
    virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
    setFonts(fonts: Record<string, Record<'normal' | 'bold', string>>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: Pdfmake;
  export default pdfmake;
}
