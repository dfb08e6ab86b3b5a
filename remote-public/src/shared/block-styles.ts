import 'shared-contracts/prose-blocks.css';
