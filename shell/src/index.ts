import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@vitrin/shared-contracts/router';
import '@vitrin/shared-contracts/state';
import './fonts/fonts.css';
import { start } from './bootstrap.ts';

void start();
