import './index.css';
import './site/site.css';
// Of parts that pages rendered ahead of time show before their code is there.
import './site/apply/apply.css';
import './ui/richText.css';
import { launch } from './app/launch';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
void launch(root);
