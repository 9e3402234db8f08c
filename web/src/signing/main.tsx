/** @jsxImportSource preact */
import { render } from 'preact';
import { SigningPage } from './SigningPage.tsx';
import '../theme/font.css';
import './signing.css';
import './form.css';

const root = document.getElementById('root');
const token = location.pathname.split('/').at(-1) ?? '';
if (root) render(<SigningPage token={token} />, root);
