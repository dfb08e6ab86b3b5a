import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'shared-contracts/router';
import 'shared-contracts/state';
import './fonts/fonts.css';
import { start } from './bootstrap.ts';

void start();
