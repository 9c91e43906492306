import './index.css';
import { launch } from './app/launch';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const { trouble } = window;
const start = () => launch(root);
if (trouble) trouble.hasStarted = true;
(trouble?.attempt(start) ?? start()).catch((error: unknown) => {
  console.error('The app could not start:', error);
});
