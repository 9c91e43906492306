import './index.css';
import './site/site.css';
import { launch } from './app/launch';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
void launch(root);
