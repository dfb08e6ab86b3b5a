import '@vitrin/shared-contracts/prose-blocks.css';
